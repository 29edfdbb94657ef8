import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { partIn } from '../lib/flow/start-part.ts';
import { useRoute } from '../lib/use-route.ts';

const LOOK_AGAIN_MS = 100;
const MOST_LOOKS = 50;

/** What is named is on the page only once its answers have been loaded. Answers how to stop looking for it. */
function leadTo(id: string): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    const there = document.getElementById(id);
    looks += 1;
    if (there || looks >= MOST_LOOKS) clearInterval(timer);
    if (there) bringIntoView(there);
  }, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}

/**
 * After a change of page the reader starts at its top, with eyes and with a screen reader alike, or at the question that
 * the way there named.
 */
export function PageFocus() {
  const { page, step, content } = useRoute();
  // The start asks one thing after another under one address.
  const { state, hash } = useLocation();
  const place = `${page}/${step}/${content}/${partIn(state)}`;
  const named = useRef(hash);
  named.current = hash;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
    if (named.current) return leadTo(named.current.slice(1));
  }, [place]);
  return null;
}
