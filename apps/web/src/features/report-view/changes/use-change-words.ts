import type { ReportChange } from '@vesta/domain/report/changes';
import type { FigureId, Unit } from '@vesta/domain/report/explain';
import type { MessageSource, ReportMessage } from '@vesta/domain/report/flags';
import { useTranslations } from 'use-intl';
import { useFigures } from '../parts/use-figures.ts';
import { useWrittenData } from '../parts/use-written-data.ts';

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

/** A change as a sentence. What was raised is told in full, since the report at hand still has its words. */
export function useChangeWords(messages: readonly ReportMessage[]): (change: ReportChange) => string {
  const t = useTranslations('ReportSharing.Changes');
  const words = useTranslations('ReportWords');
  const written = useWrittenData();
  const { money, percent, day, month } = useFigures();
  const value = (of: ReportChange['before'], unit: Unit): string => {
    if (of === null) return t('NotKnown');
    if (typeof of === 'string') return of;
    return unit === 'cents' ? money(of) : unit === 'percent' ? percent(of, 1) : String(of);
  };
  /** A paper is told by its type and by what tells it from its sisters: `payslip 2026-10 ACME`. */
  const paper = (key: string): string => {
    const [type = '', ...rest] = key.split(' ');
    const said = rest.map((part) =>
      part
        .split('/')
        .map((one) => (DATE.test(one) ? (one.length === 7 ? month(one) : day(one)) : one))
        .join(' – '),
    );
    return [words(`DocumentTypes.${type}` as never), said.join(' ')].filter(Boolean).join(', ');
  };
  const remark = (key: string, isStanding: boolean): string => {
    const [flag, source] = key.split(' ') as [string, MessageSource];
    const message = isStanding && messages.find((one) => one.msg === flag && one.source === source);
    return message
      ? words(`Flags.${message.msg}`, written(message.data) as never)
      : t('Remark', { source: words(`Sources.${source}`) });
  };
  return ({ what, key, before, after, unit }) => {
    if (what === 'person_counted') return words('Changes.person_counted', { name: key });
    if (what === 'person_withdrew') return words('Changes.person_withdrew', { name: key, day: day(String(after)) });
    if (what === 'figure' || what === 'household_figure') {
      const name = words(`Figures.${key as FigureId}`);
      return words(`Changes.${what}`, { what: name, before: value(before, unit), after: value(after, unit) });
    }
    const isRemark = what === 'flag_raised' || what === 'flag_settled';
    return words(`Changes.${what}`, { what: isRemark ? remark(key, what === 'flag_raised') : paper(key) });
  };
}
