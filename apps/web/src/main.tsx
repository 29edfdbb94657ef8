import './styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { asksServer, fetchAskingFlow } from './app/flow-of-page.tsx';
import { withKeptLanguage } from './lib/kept-language.ts';
import { readRoute } from './lib/route.ts';
import { loadTexts } from './lib/texts.ts';

const route = withKeptLanguage(readRoute(window.location, window.location.host));
const { language, page } = route;
document.documentElement.lang = language;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

// The words come first: a page that changes its language while it is read is worse than one that starts a blink later. What asks
// the server comes beside them, where it is needed, so that a drawn page does not vanish while it is fetched.
Promise.all([loadTexts(language, ['core']), asksServer(route) && fetchAskingFlow()]).then(
  ([texts]) => {
    const app = <App texts={texts} />;
    // The first page was drawn by the server, to be read but not yet used. It wakes up in place; where the person has
    // something that the drawing cannot know, such as an invitation, React draws that part anew.
    // As a transition, so that waking up never holds a finger's touch for long.
    if (root.inert && page === 'occupation')
      startTransition(() => void hydrateRoot(root, app, { onRecoverableError: () => {} }));
    else createRoot(root).render(app);
    root.inert = false;
  },
  // Without words nothing can be said but this, and reloading is the only cure.
  () => {
    root.inert = false;
    root.textContent = 'Vesta could not be loaded. Please check the connection and reload the page.';
  },
);
