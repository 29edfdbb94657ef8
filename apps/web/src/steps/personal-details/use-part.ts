import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type Part = 1 | 2;

const QUERY = 'part';

function at(search: string, part: Part) {
  const query = new URLSearchParams(search);
  query.set(QUERY, String(part));
  return { search: `?${query}` };
}

/**
 * The part of the step that is on screen stands in the address, so that the browser's own Back leads from the second
 * to the first and a reload stays where it is. An address without it means the part where the person left off.
 */
export function usePart({ leftOff, isFirstSaved }: { leftOff: Part; isFirstSaved: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(location.search).get(QUERY);
  // Nobody reaches the second part by typing its number before the first is saved.
  const part: Part = asked === '1' ? 1 : asked === '2' && isFirstSaved ? 2 : leftOff;
  const shown = useRef(part);

  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [part]);

  return {
    part,
    toSecond: () => {
      // The place that is left gets its number too, or Back would find the second part there.
      navigate(at(location.search, 1), { replace: true });
      navigate(at(location.search, 2), { state: { fromFirst: true } });
    },
    toFirst: () => {
      // Coming from the first part, the way back is the one that was taken; otherwise there is none to take.
      if ((location.state as { fromFirst?: boolean } | null)?.fromFirst) navigate(-1);
      else navigate(at(location.search, 1), { replace: true });
    },
  };
}
