import type { DocumentReading, PageBox, ReadFact } from '@vesta/domain/documents/reading';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { bringIntoFrame } from './bring-into-frame.ts';
import { usePagePicture } from './evidence.api.ts';
import type { Spot } from './marks.ts';
import styles from './page-view.module.css';

/** A little air, so that the line does not cover what it points at. */
const AIR = { x: 0.006, y: 0.004 };

const aroundBox = ({ left, top, right, bottom }: PageBox) => ({
  x: left - AIR.x,
  y: top - AIR.y,
  width: Math.max(0, right - left) + 2 * AIR.x,
  height: Math.max(0, bottom - top) + 2 * AIR.y,
});

/** A whole line of a statement: seen from too near its amount would be out of sight. */
const isWide = ({ left, right }: PageBox): boolean => right - left > 0.5;

const pagesOf = (spots: readonly Spot[]): string =>
  [...new Set(spots.map(({ page }) => page))].sort((a, b) => a - b).join(', ');

interface PageViewProps {
  reading: DocumentReading;
  page: number;
  onPage: (page: number) => void;
  shown: ReadFact | null;
  /** Where the figure stands that brought the reader here. */
  spots: readonly Spot[];
  /** The mouse may choose on the page what the keyboard chooses in the list. */
  onShow: (key: string) => void;
}

/** The page of the paper with a box around every value that was read from it. */
export function PageView({ reading, page, onPage, shown, spots, onShow }: PageViewProps) {
  const t = useTranslations('Reading');
  const { document, pages, facts } = reading;
  const { address, isError } = usePagePicture(document.id, page);
  const shape = pages.find(({ number }) => number === page);
  const total = pages.length;
  const frame = useRef<HTMLElement>(null);
  const chosen = useRef<SVGRectElement>(null);
  const here = spots.filter((spot) => spot.page === page);
  const sought = here[0]?.box ?? (shown?.page === page ? shown.box : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is looked for whenever another picture or choice stands there
  useEffect(() => {
    if (frame.current && chosen.current) bringIntoFrame(chosen.current, frame.current);
  }, [address, shown?.key, page]);
  return (
    <div className={styles.view}>
      <section
        ref={frame}
        className={classNames(styles.paper, sought && (isWide(sought) ? styles.line : styles.close))}
        aria-label={t('PageAlt', { page, name: document.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the page is larger than its frame, and the keyboard must be able to move it
        tabIndex={0}
      >
        {isError && <MessageBox tone="unsure" text={t('PageFailed')} />}
        {!address && !isError && (
          <div className={styles.waiting}>
            <Spinner label={t('Loading')} tone="ember" />
          </div>
        )}
        {address && shape && (
          <div className={styles.sheet}>
            <img
              src={address}
              alt={t('PageAlt', { page, name: document.name })}
              width={Math.round(shape.width)}
              height={Math.round(shape.height)}
            />
            <svg className={styles.boxes} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              {here.length === 0
                ? facts.map(({ key, box, page: at }) =>
                    box && at === page ? (
                      // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the page does the same by keyboard
                      <rect
                        key={key}
                        ref={key === shown?.key ? chosen : null}
                        className={classNames(styles.box, key === shown?.key && styles.chosen)}
                        {...aroundBox(box)}
                        onClick={() => onShow(key)}
                      />
                    ) : null,
                  )
                : here.map(({ box }, index) => (
                    <rect
                      key={`${box.left} ${box.top}`}
                      ref={index === 0 ? chosen : null}
                      data-spot
                      className={classNames(styles.box, styles.chosen)}
                      {...aroundBox(box)}
                    />
                  ))}
            </svg>
          </div>
        )}
      </section>
      {spots.length > 0 && (
        <p className={styles.spots}>{t('Marked', { pages: pagesOf(spots), count: spots.length })}</p>
      )}
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
