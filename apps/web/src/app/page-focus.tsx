import { useEffect, useRef } from 'react';
import { useRoute } from '../lib/use-route.ts';

/** After a change of page the reader starts at its top, with eyes and with a screen reader alike. */
export function PageFocus() {
  const { page, step, content } = useRoute();
  const place = `${page}/${step}/${content}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place]);
  return null;
}
