import { useEffect, useState } from 'react';
import { applyBranding } from '../ui/branding/apply-branding.ts';
import { Segmented } from '../ui/segmented/segmented.tsx';
import { COMPANIES } from './companies.ts';
import styles from './workbench.module.css';

const SCHEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const BRANDS = [{ value: 'vesta', label: 'Vesta' }, ...COMPANIES.map(({ id, name }) => ({ value: id, label: name }))];

/** Changes scheme and company for the whole page, and gives back what it found when the workbench is left. */
export function Dressing({ onBrand }: { onBrand: (id: string) => void }) {
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]['value']>('system');
  const [brand, setBrand] = useState('vesta');

  useEffect(() => {
    const root = document.documentElement;
    const found = root.dataset.scheme;
    if (scheme !== 'system') root.dataset.scheme = scheme;
    return () => {
      if (found) root.dataset.scheme = found;
      else delete root.dataset.scheme;
    };
  }, [scheme]);

  useEffect(() => {
    const root = document.documentElement;
    applyBranding(root, COMPANIES.find((company) => company.id === brand)?.colours ?? null);
    onBrand(brand);
    return () => applyBranding(root, null);
  }, [brand, onBrand]);

  return (
    <div className={styles.dressing}>
      <Segmented label="Scheme" options={SCHEMES} value={scheme} onChange={setScheme} />
      <Segmented label="Company" options={BRANDS} value={brand} onChange={setBrand} />
    </div>
  );
}
