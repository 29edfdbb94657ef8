import { useTranslations } from 'use-intl';
import { ResendLine as Line, type ResendLineProps } from '../../ui/resend-line/resend-line.tsx';

/** Asking for another code to one's own address. */
export function ResendLine(props: Omit<ResendLineProps, 'words'>) {
  const t = useTranslations('VerifyEmail');
  const words = {
    resend: t('Resend'),
    sending: t('Sending'),
    resent: t('Resent'),
    spam: t('Spam'),
    resendIn: (time: string) => t.rich('ResendIn', { time, b: (chunk) => <b className="num">{chunk}</b> }),
  };
  return <Line {...props} words={words} />;
}
