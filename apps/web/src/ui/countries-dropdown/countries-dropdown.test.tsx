import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CountriesDropdown, type CountriesDropdownProps } from './countries-dropdown.tsx';

afterEach(cleanup);

const COUNTRIES = [
  { name: 'Italy', localeName: 'Italia', cca2: 'IT', code: '+39', flag: '🇮🇹' },
  { name: 'Germany', localeName: 'Germania', cca2: 'DE', code: '+49', flag: '/flags/de.svg' },
  { name: 'Austria', localeName: 'Austria', cca2: 'AT', code: '+43', flag: '🇦🇹' },
];
const WORDS = {
  label: 'Country code',
  choose: 'Choose',
  search: 'Country or code',
  noMatch: 'No country found',
  loading: 'Loading',
  failed: 'Only two countries could be loaded',
};

function Prefix({ onChange, ...rest }: Partial<CountriesDropdownProps>) {
  const [value, setValue] = useState<string | null>('IT');
  return (
    <CountriesDropdown
      mode="prefix"
      countries={COUNTRIES}
      value={value}
      words={WORDS}
      onChange={(country) => {
        setValue(country.cca2);
        onChange?.(country);
      }}
      {...rest}
    />
  );
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent?.replace(/^\P{L}+/u, ''));

test('SHELL-14 the button shows the prefix, the search finds by it, Enter picks and the focus returns', async () => {
  const onChange = vi.fn();
  render(<Prefix onChange={onChange} />);
  const button = screen.getByRole('button', { name: 'Country code: Italia +39' });
  await userEvent.click(button);
  const search = screen.getByRole('combobox', { name: 'Country or code' });
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('+49{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(COUNTRIES[1]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country code: Germania +49' }));
});

test('SHELL-14 the search is case-insensitive on English and localised names', async () => {
  render(<Prefix />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('GERMANY');
  expect(options()).toEqual(['Germania+49']);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('germania');
  expect(options()).toEqual(['Germania+49']);
  await userEvent.keyboard('zzz');
  expect(screen.getByRole('status').textContent).toBe('No country found');
});

test('SHELL-14 arrows walk through the list and Escape leaves it as it was', async () => {
  const onChange = vi.fn();
  render(<Prefix onChange={onChange} />);
  const button = screen.getByRole('button');
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  const active = () =>
    document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()?.textContent).toContain('Austria');
  await userEvent.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('SHELL-14 as a country it shows the localised name, and a press picks', async () => {
  const onChange = vi.fn();
  render(<Prefix mode="country" onChange={onChange} words={{ ...WORDS, label: 'Country' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Country: Italia' }));
  await userEvent.click(screen.getByRole('option', { name: /Germania/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(COUNTRIES[1]);
});

test('SHELL-14 after a failure the countries at hand stay and the failure is said', async () => {
  render(<Prefix state="failed" countries={COUNTRIES.slice(0, 2)} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe(WORDS.failed);
  expect(options()).toHaveLength(2);
});
