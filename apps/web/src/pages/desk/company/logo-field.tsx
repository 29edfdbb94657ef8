import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskPath, HEADER_DESK } from '@vesta/domain/desk/calls';
import { logoTypes, MAX_LOGO_BYTES } from '@vesta/domain/desk/company';
import { useTranslations } from 'use-intl';
import { ApiFailure, addressOf, failureOf } from '../../../lib/api.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileButton } from '../../../ui/file-button/file-button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { usePlace } from '../lib/use-place.ts';
import styles from './company-page.module.css';

const NO_ANSWER = 0;

/** Sends the picture as it is; what it shows is judged and drawn anew by the server. */
function useSendLogo(onSent: () => void) {
  const t = useTranslations();
  const route = useRoute();
  const { company } = usePlace();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const isPicture = logoTypes.some((type) => type === file.type);
      if (!isPicture || file.size > MAX_LOGO_BYTES) throw new Error(t('Desk.Error.LogoRefused'));
      const response = await fetch(addressOf(deskPath('company.logo', { company }), route), {
        method: 'POST',
        headers: { [HEADER_DESK]: '1', 'Content-Type': file.type },
        body: file,
      }).catch(() => {
        throw new ApiFailure(t('General.Error.Offline'), { status: NO_ANSWER });
      });
      if (!response.ok) throw await failureOf(response);
    },
    onSuccess: () => {
      onSent();
      return queries.invalidateQueries({ queryKey: ['desk', deskPath('company.read', { company })] });
    },
  });
}

/** The logo takes effect at once; it is no part of the form that is saved. */
export function LogoField({ logo, onVersion }: { logo: string | null; onVersion: () => void }) {
  const t = useTranslations('DeskWork.Company');
  const send = useSendLogo(onVersion);
  const remove = useDeskAct('company.logo-remove');
  const failed = send.error ?? remove.error;
  return (
    <div className={styles.logo}>
      <p className={styles.label}>{t('Logo')}</p>
      <p className="small quiet">{t('LogoHint')}</p>
      {failed && <MessageBox text={failed.message} />}
      <div className="row row-wrap">
        {logo && <img className={styles.mark} src={logo} alt={t('Logo')} />}
        <FileButton
          kind="second"
          size="mini"
          icon="upload"
          accept={logoTypes.join()}
          onFiles={([file]) => file && send.mutate(file)}
        >
          {t('ChooseLogo')}
        </FileButton>
        {logo && (
          <Button
            kind="ghost"
            size="mini"
            icon="trash"
            busy={remove.isPending}
            onClick={() => remove.mutate({}, { onSuccess: onVersion })}
          >
            {t('RemoveLogo')}
          </Button>
        )}
      </div>
    </div>
  );
}
