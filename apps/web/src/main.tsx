import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readRoute } from './lib/route.ts';
import { loadTexts } from './lib/texts.ts';

const { language } = readRoute(window.location, window.location.host);
document.documentElement.lang = language;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

// The words come first: a page that changes its language while it is read is worse than one that starts a blink later.
loadTexts(language, ['core']).then(
  (texts) => createRoot(root).render(<App texts={texts} />),
  // Without words nothing can be said but this, and reloading is the only cure.
  () => {
    root.textContent = 'Vesta could not be loaded. Please check the connection and reload the page.';
  },
);
