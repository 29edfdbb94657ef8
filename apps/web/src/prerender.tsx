import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { readRoute } from './lib/route.ts';
import { loadTexts } from './lib/texts.ts';

/** The page at the present address as text, drawn once while building. */
export async function prerender(): Promise<string> {
  const { language } = readRoute(window.location, window.location.host);
  return renderToString(<App texts={await loadTexts(language, ['core'])} />);
}
