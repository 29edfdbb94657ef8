import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { ContinueLater, type ContinueLaterProps } from './continue-later.tsx';
import styles from './footer.module.css';

/** A certificate that is really held: its logo, or an icon and its name. */
export type Seal = { label: string; icon?: IconName; logoUrl?: string };

type FooterProps = {
  later?: ContinueLaterProps | undefined;
  regions?:
    | { label: string; items: readonly { label: string; href: string; current: boolean; hrefLang?: string }[] }
    | undefined;
  links: { label: string; items: readonly { label: string; href: string }[] };
  seals?: readonly Seal[];
  signOut?: { label: string; busy: boolean; onPress: () => void } | undefined;
};

const SealSign = ({ label, icon, logoUrl }: Seal) =>
  logoUrl ? (
    <img src={logoUrl} alt={label} height={32} />
  ) : (
    <>
      {icon && <Icon name={icon} size={20} />}
      {label}
    </>
  );

export function Footer({ later, regions, links, seals = [], signOut }: FooterProps) {
  const leave = signOut && (
    <Button kind="ghost" size="mini" busy={signOut.busy} onClick={signOut.onPress}>
      {signOut.label}
    </Button>
  );
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.inside}`}>
        {later && <ContinueLater {...later}>{leave}</ContinueLater>}
        {regions && (
          <nav className={styles.later} aria-label={regions.label}>
            <p>{regions.label}</p>
            <div className={styles.regions}>
              {regions.items.map(({ label, href, current, hrefLang }) => (
                <a key={href} href={href} hrefLang={hrefLang} aria-current={current ? 'true' : undefined}>
                  {label}
                </a>
              ))}
            </div>
          </nav>
        )}
        <div className={styles.base}>
          <nav className={styles.links} aria-label={links.label}>
            {links.items.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          {!later && leave}
          {seals.length > 0 && (
            <ul className={styles.seals}>
              {seals.map((seal) => (
                <li key={seal.label}>
                  <SealSign {...seal} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}
