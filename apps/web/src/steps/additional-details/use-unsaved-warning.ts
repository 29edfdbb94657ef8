import { continuePressed } from '@vesta/domain/validation/additional-rules';
import { useCallback, useRef, useState } from 'react';

type OpenForm = 'member' | 'guarantor';
type Add = () => Promise<boolean>;

/**
 * Somebody was typed into an open form and not added. Continue adds them where all is there; what is not complete warns
 * at the first press, and the second one means it.
 */
export function useUnsavedWarning() {
  const open = useRef<Partial<Record<OpenForm, Add>>>({});
  const [warned, setWarned] = useState(false);
  const report = useCallback((which: OpenForm, add: Add | null) => {
    if (add) open.current[which] = add;
    else delete open.current[which];
    if (Object.keys(open.current).length === 0) setWarned(false);
  }, []);
  /** Adds everybody who is complete; true when somebody is left over. */
  async function addComplete(): Promise<boolean> {
    let isUnsaved = false;
    for (const add of Object.values(open.current)) isUnsaved = !(await add()) || isUnsaved;
    return isUnsaved;
  }
  return {
    isShown: warned,
    report,
    /** Whether this press of Continue is to go through. */
    async mayProceed(): Promise<boolean> {
      if (continuePressed({ unsaved: await addComplete(), alreadyWarned: warned }) === 'proceed') return true;
      setWarned(true);
      return false;
    },
  };
}
