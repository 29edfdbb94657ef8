import type { DocumentReading, ReadFact } from '@vesta/domain/documents/reading';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { usePagePicture } from './evidence.api.ts';
import styles from './page-view.module.css';

interface PageViewProps {
  reading: DocumentReading;
  page: number;
  onPage: (page: number) => void;
  shown: ReadFact | null;
  /** The mouse may choose on the page what the keyboard chooses in the list. */
  onShow: (key: string) => void;
}

/** The page of the paper with a box around every value that was read from it. */
export function PageView({ reading, page, onPage, shown, onShow }: PageViewProps) {
  const t = useTranslations('Reading');
  const { document, pages, facts } = reading;
  const { address, isError } = usePagePicture(document.id, page);
  const shape = pages.find(({ number }) => number === page);
  const total = pages.length;
  return (
    <div className={styles.view}>
      <div className={styles.paper}>
        {isError && <MessageBox tone="unsure" text={t('PageFailed')} />}
        {!address && !isError && (
          <div className={styles.waiting}>
            <Spinner label={t('Loading')} tone="ember" />
          </div>
        )}
        {address && shape && (
          <>
            <img
              src={address}
              alt={t('PageAlt', { page, name: document.name })}
              width={Math.round(shape.width)}
              height={Math.round(shape.height)}
            />
            <svg className={styles.boxes} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              {facts.map(({ key, box, page: at }) =>
                box && at === page ? (
                  // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the page does the same by keyboard
                  <rect
                    key={key}
                    className={classNames(styles.box, key === shown?.key && styles.chosen)}
                    x={box.left}
                    y={box.top}
                    width={Math.max(0, box.right - box.left)}
                    height={Math.max(0, box.bottom - box.top)}
                    onClick={() => onShow(key)}
                  />
                ) : null,
              )}
            </svg>
          </>
        )}
      </div>
      {total > 1 && (
        <div className={styles.pager}>
          <IconButton
            icon="arrow-l"
            label={t('PreviousPage')}
            disabled={page <= 1}
            onClick={() => onPage(Math.max(1, page - 1))}
          />
          <span role="status">{t('Page', { page, total })}</span>
          <IconButton
            icon="arrow-r"
            label={t('NextPage')}
            disabled={page >= total}
            onClick={() => onPage(Math.min(total, page + 1))}
          />
        </div>
      )}
    </div>
  );
}
