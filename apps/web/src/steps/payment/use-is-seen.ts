import { useEffect, useState } from 'react';

/** How much of the screen a place has to take before nobody needs to be led to it. */
const ENOUGH = '0px 0px -50% 0px';

/** Whether a place of the page has come up to the middle of the screen. */
export function useIsSeen(id: string): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const place = document.getElementById(id);
    if (!place || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false), {
      rootMargin: ENOUGH,
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
}
