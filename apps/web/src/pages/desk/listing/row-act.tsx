import { buttonClass } from '../../../ui/button/button-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-names.ts';

/** An icon in the table, a button with words on phones; to a screen reader it says about whom. */
export function RowAct(props: { icon: IconName; label: string; about: string; onPress: () => void }) {
  const { icon, label, about, onPress } = props;
  return (
    <button
      type="button"
      className={buttonClass({ kind: 'second', size: 'mini' })}
      aria-label={`${label}: ${about}`}
      title={label}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
      <span aria-hidden="true">{label}</span>
    </button>
  );
}
