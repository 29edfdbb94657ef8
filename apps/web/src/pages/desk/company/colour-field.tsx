import { parseHex } from '@vesta/domain/branding/hex';
import { useTranslations } from 'use-intl';
import type { DeskForm } from '../lib/use-desk-form.ts';
import { TextField } from '../ui/text-field.tsx';
import styles from './company-page.module.css';

const NO_COLOUR = '#ffffff';

/** The browser's own palette wants all six digits. */
const sixDigits = (text: string): string => {
  const parts = parseHex(text);
  return parts ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : NO_COLOUR;
};

/** A colour as its number, with the browser's palette beside it. */
export function ColourField({ form, name, label }: { form: DeskForm; name: string; label: string }) {
  const t = useTranslations('DeskWork.Company');
  const value = String(form.values[name] ?? '');
  return (
    <div className={styles.colour}>
      <TextField form={form} name={name} label={label} className="num" placeholder="#" isOptional />
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('Pick', { name: label })}
        value={sixDigits(value)}
        onChange={({ currentTarget }) => form.set(name, currentTarget.value)}
      />
    </div>
  );
}
