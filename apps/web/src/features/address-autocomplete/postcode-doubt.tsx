import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import type { Address } from './address.ts';
import { usePostcodeDoubt } from './address-lookup.api.ts';

/** Below postcode and town: that the one is not known for the other. Lists have gaps, so nobody is held up by it. */
export function PostcodeDoubt({ country, city, postcode }: Pick<Address, 'country' | 'city' | 'postcode'>) {
  const t = useTranslations('Address');
  const place = useDeferredValue({ country, city, postcode });
  if (!usePostcodeDoubt(place)) return null;
  return (
    <MessageBox
      tone="warning"
      text={t('PostcodeDoubt', { postcode: place.postcode.trim(), city: place.city.trim() })}
    />
  );
}
