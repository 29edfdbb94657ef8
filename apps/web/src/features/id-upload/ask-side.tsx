import type { MissingSide } from '@vesta/domain/documents/upload';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { PaperDrawing } from '../../ui/paper-drawing/paper-drawing.tsx';
import { LIMIT_MEGABYTES } from '../uploads/megabytes.ts';
import { PickFiles } from '../uploads/pick-files.tsx';
import { useIsPhone } from '../uploads/use-is-phone.ts';
import styles from './ask-side.module.css';
import { sideDrawings } from './side-drawings.ts';

interface AskSideProps {
  side: MissingSide;
  onFiles: (files: File[]) => void;
  /** The person would rather take the picture with a phone. */
  onPhone: () => void;
}

/** Asks for one side: how it should lie in the picture, and the ways to take or choose it. */
export function AskSide({ side: { id_type, side }, onFiles, onPhone }: AskSideProps) {
  const t = useTranslations();
  const isPhone = useIsPhone();
  return (
    <section className={styles.ask} aria-labelledby="ask-side">
      <div className={styles.frame}>
        <PaperDrawing name="brackets" className={styles.brackets} />
        <PaperDrawing name={sideDrawings[id_type][side]} className={styles.drawing} />
      </div>
      <div className={styles.words}>
        <div>
          <h3 id="ask-side">{t(`IdUpload.Ask.${id_type}.${side}`)}</h3>
          <p className="small quiet">{t(`IdUpload.How.${id_type}`)}</p>
        </div>
        <div className={styles.ways}>
          <PickFiles type="national_id" isMain onFiles={onFiles} />
          {!isPhone && (
            <Button kind="second" icon="phone" onClick={onPhone}>
              {t('Uploads.UsePhone')}
            </Button>
          )}
        </div>
        <p className="tiny quiet">{t('Uploads.Limits.Any', { limit: LIMIT_MEGABYTES })}</p>
      </div>
    </section>
  );
}
