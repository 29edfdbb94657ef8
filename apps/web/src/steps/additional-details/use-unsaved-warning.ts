import { continuePressed } from '@vesta/domain/validation/additional-rules';
import { useCallback, useState } from 'react';

type OpenForm = 'member' | 'guarantor';

/** Somebody was typed into an open form and not added: the first Continue warns, the second one means it. */
export function useUnsavedWarning() {
  const [unsaved, setUnsaved] = useState<Record<OpenForm, boolean>>({ member: false, guarantor: false });
  const [warned, setWarned] = useState(false);
  const isUnsaved = unsaved.member || unsaved.guarantor;
  const report = useCallback((which: OpenForm, value: boolean) => {
    setUnsaved((all) => (all[which] === value ? all : { ...all, [which]: value }));
    if (!value) setWarned(false);
  }, []);
  return {
    isShown: warned && isUnsaved,
    report,
    /** Whether this press of Continue is to go through. */
    mayProceed(): boolean {
      if (continuePressed({ unsaved: isUnsaved, alreadyWarned: warned }) === 'proceed') return true;
      setWarned(true);
      return false;
    },
  };
}
