import type { PayslipControl } from '@vesta/domain/report/incomes';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { PaperKeys } from '../parts/evidence-keys.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import styles from './controls.module.css';
import { markOfControl } from './mark-of-control.ts';

/** Questions to the payslips with a yes or no; where a no is the good answer, the mark says so. */
export function ControlsSection({ controls }: { controls: readonly PayslipControl[] }) {
  const t = useTranslations('ReportView.Controls');
  const words = useTranslations('ReportWords');
  if (controls.length === 0) return null;
  const settled = controls.filter((control) => markOfControl(control) !== 'inconclusive').length;
  return (
    <ReportSection
      id="controls"
      label={t('Label')}
      keyFigure={`${settled}/${controls.length}`}
      heading={t('Heading', { settled, all: controls.length })}
    >
      <ul className={styles.controls}>
        {controls.map((control) => {
          const mark = markOfControl(control);
          return (
            <li key={control.translation_key} className={classNames(styles.control, styles[mark])}>
              <OutcomeMark outcome={mark} />
              <span>
                <b>{words(`Controls.${control.translation_key}`)}</b> <PaperKeys keys={control.papers} />
              </span>
              <b className={styles.answer}>
                {words(control.value === null ? 'Answers.Unknown' : control.value ? 'Answers.Yes' : 'Answers.No')}
              </b>
            </li>
          );
        })}
      </ul>
    </ReportSection>
  );
}
