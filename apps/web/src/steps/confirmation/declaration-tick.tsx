import { signatureDate, signatureName } from '@vesta/domain/declaration/signature';
import type { ApplicationState } from '@vesta/domain/state';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useToday } from '../../features/checked-form/use-today.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tick } from '../../ui/tick/tick.tsx';

interface DeclarationTickProps {
  form: UseFormReturn<{ confirmed: boolean }>;
  user: ApplicationState['user'];
}

/** The declaration with the name under it, or a general word where the name is not whole, and the day. */
export function DeclarationTick({ form, user }: DeclarationTickProps) {
  const t = useTranslations('Confirmation');
  // Noon is the same day everywhere the product lives.
  const date = signatureDate(new Date(`${useToday()}T12:00:00Z`), useRoute().region);
  return (
    <section className="section" aria-labelledby="sign">
      <PageHeader sub id="sign" header={t('Sign')} />
      <Tick
        id="confirmed"
        name="confirmed"
        checked={form.watch('confirmed')}
        error={form.formState.errors.confirmed?.message}
        hint={t('SignHint')}
        onChange={({ currentTarget }) =>
          form.setValue('confirmed', currentTarget.checked, { shouldValidate: form.formState.isSubmitted })
        }
      >
        {t('Label', { name: signatureName(user) ?? t('DefaultName'), date })}
      </Tick>
    </section>
  );
}
