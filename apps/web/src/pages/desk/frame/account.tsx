import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskPath } from '@vesta/domain/desk/calls';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../lib/use-api.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { ME, useMe } from '../lib/use-me.ts';
import styles from './account.module.css';

function useSignOut() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(deskPath('sign-out'), { isQuiet: true }),
    // What was on screen belongs to whoever has just left.
    onSettled: () => {
      queries.setQueryData(ME, null);
      queries.removeQueries({ queryKey: [ME[0]], predicate: ({ queryKey }) => queryKey[1] !== ME[1] });
    },
  });
}

/** Who is signed in, with the way to the own sign-ins and out. */
export function Account() {
  const t = useTranslations('Desk');
  const { language } = useRoute();
  const me = useMe();
  const { isOpen, open, close, button, panel } = usePopup();
  const leave = useSignOut();
  const role = me.house_role ?? me.companies[0]?.role;
  return (
    <div className={styles.account}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <Icon name="user" size={20} />
        <span className="visually-hidden">{t('Frame.Menu')}: </span>
        <span className={styles.name}>{me.name}</span>
      </button>
      {isOpen && (
        <Popup ref={panel} align="end" tabIndex={-1} className={styles.panel}>
          <p className={styles.who}>
            <b>{me.name}</b>
            <span>{me.email}</span>
            {role && <span>{t(`Roles.${role}`)}</span>}
          </p>
          {me.companies.length > 1 && <p className={styles.label}>{t('Frame.Switch')}</p>}
          {me.companies.length > 1 &&
            me.companies.map(({ id, name }) => (
              <Link
                key={id}
                className={buttonClass({ kind: 'ghost', size: 'mini' })}
                to={deskPaths.listings(language, id)}
                onClick={close}
              >
                <Icon name="home" size={20} />
                {name}
              </Link>
            ))}
          <Link
            className={buttonClass({ kind: 'ghost', size: 'mini' })}
            to={deskPaths.sessions(language)}
            onClick={close}
          >
            <Icon name="key" size={20} />
            {t('Frame.Sessions')}
          </Link>
          <Button kind="ghost" size="mini" icon="arrow-r" busy={leave.isPending} onClick={() => leave.mutate()}>
            {t('Frame.SignOut')}
          </Button>
        </Popup>
      )}
    </div>
  );
}
