import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

/** A list of people and the form that adds to it: saving closes the form, removing somebody opens it again. */
export function usePeopleList<Person extends { fullname: string }>(
  people: readonly Person[],
  onChange: (people: Person[]) => void,
) {
  const t = useTranslations('AdditionalDetails.Household');
  const [isAdding, setIsAdding] = useState(false);
  const [spoken, setSpoken] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsAdding(false);
    // The button comes back in the place of the form and takes the focus that the form had.
    setTimeout(() => addButton.current?.focus());
  };
  return {
    isAdding,
    spoken,
    addButton,
    open: () => setIsAdding(true),
    close,
    add(person: Person) {
      onChange([...people, person]);
      setSpoken(t('Added', { name: person.fullname }));
      close();
    },
    change(at: number, changed: Partial<Person>) {
      onChange(people.map((person, index) => (index === at ? { ...person, ...changed } : person)));
    },
    remove(at: number) {
      const removed = people[at];
      onChange(people.filter((_, index) => index !== at));
      if (removed) setSpoken(t('Removed', { name: removed.fullname }));
      setIsAdding(true);
    },
  };
}
