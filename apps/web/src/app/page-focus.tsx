import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { partIn } from '../lib/flow/start-part.ts';
import { useRoute } from '../lib/use-route.ts';

/** After a change of page the reader starts at its top, with eyes and with a screen reader alike. */
export function PageFocus() {
  const { page, step, content } = useRoute();
  // The start asks one thing after another under one address.
  const place = `${page}/${step}/${content}/${partIn(useLocation().state)}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place]);
  return null;
}
