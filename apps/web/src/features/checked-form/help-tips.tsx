import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { Unbroken } from '../../ui/unbroken/unbroken.tsx';

export interface HelpTip {
  icon: IconName;
  title: string;
  text: string;
}

/** Answers to the questions people have at this step: beside the form, on phones under it. */
export function HelpTips({ tips }: { tips: readonly HelpTip[] }) {
  return (
    <aside className="aside aside-stick">
      {tips.map(({ icon, title, text }) => (
        <div className="tip" key={title}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <p>
            <Unbroken words={text} />
          </p>
        </div>
      ))}
    </aside>
  );
}
