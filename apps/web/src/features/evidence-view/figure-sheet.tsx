import type { DocumentReading, PageBox } from '@vesta/domain/documents/reading';
import type { Place } from '@vesta/domain/report/place';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { type Crop, cropOf } from './crop-of.ts';
import { usePagePicture } from './evidence.api.ts';
import styles from './figure-sheet.module.css';
import { markedOn } from './marks.ts';

/** A little air, so that the line does not cover what it points at; in shares of the page's width. */
const AIR = 0.006;

interface Boxed {
  readonly box: PageBox;
  readonly page: number;
  readonly part: Place['part'];
}

const idOf = ({ box, page, part }: Boxed): string => `${page} ${box.left} ${box.top} ${part}`;

/** Each place once: a payslip's net goes into an income and into the sum of incomes. */
function boxedOn(reading: DocumentReading, places: readonly Place[]): Boxed[] {
  const all = places.flatMap((place) =>
    markedOn(reading, [place]).spots.map((spot): Boxed => ({ ...spot, part: place.part })),
  );
  return [...new Map(all.map((boxed) => [idOf(boxed), boxed])).values()];
}

type SheetProps = { address: string; size: { width: number; height: number }; boxes: readonly Boxed[]; view: Crop };

/** A part of the page or all of it, drawn to scale with its boxes. What it shows is said in words beside it. */
function Sheet({ address, size, boxes, view }: SheetProps) {
  const air = AIR * size.width;
  return (
    <svg
      className={styles.sheet}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <image href={address} width={size.width} height={size.height} preserveAspectRatio="none" />
      {boxes.map((boxed) => (
        <rect
          key={idOf(boxed)}
          data-box={boxed.part}
          className={classNames(styles.box, boxed.part === 'compared' && styles.compared)}
          x={boxed.box.left * size.width - air}
          y={boxed.box.top * size.height - air}
          width={(boxed.box.right - boxed.box.left) * size.width + 2 * air}
          height={(boxed.box.bottom - boxed.box.top) * size.height + 2 * air}
          rx={air / 2}
        />
      ))}
    </svg>
  );
}

/** The page on which a figure stands: the value near enough to read, then the page with every box of it. */
export function FigureSheet({ reading, places }: { reading: DocumentReading; places: readonly Place[] }) {
  const t = useTranslations('Reading');
  const { document, pages } = reading;
  const boxed = boxedOn(reading, places);
  const first = boxed.find(({ part }) => part === 'figure') ?? boxed[0];
  const size = pages.find(({ number }) => number === (first?.page ?? pages[0]?.number));
  const { address, isError } = usePagePicture(document.id, size?.number ?? 1);
  if (isError || !size) return <MessageBox tone="unsure" text={t('PageFailed')} />;
  if (!address) return <Skeleton height={280} radius={12} />;
  const boxes = boxed.filter(({ page }) => page === size.number);
  const parts = (['figure', 'compared'] as const).filter((part) => boxes.some((one) => one.part === part));
  return (
    <figure className={styles.figure}>
      {first && <Sheet address={address} size={size} boxes={boxes} view={cropOf(size, first.box)} />}
      <Sheet address={address} size={size} boxes={boxes} view={{ x: 0, y: 0, ...size }} />
      <figcaption className={styles.legend}>
        {parts.map((part) => (
          <span key={part} className={classNames(styles.mark, part === 'compared' && styles.dashed)}>
            {t(`Boxes.${part}`)}
          </span>
        ))}
        <span>{t('PageAlt', { page: size.number, name: document.name })}</span>
      </figcaption>
    </figure>
  );
}
