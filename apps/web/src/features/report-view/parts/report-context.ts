import type { FigureId } from '@vesta/domain/report/explain';
import type { Place } from '@vesta/domain/report/place';
import { createContext, useContext } from 'react';

/** What a person can open from any place of a report. */
export interface ReportDoors {
  /** How a figure came about; null where the reader may not see behind it. */
  explain: ((figure: FigureId) => void) | null;
  /** Figures that have something behind them; one without has no door. */
  explained: ReadonlySet<FigureId>;
  /** A paper with the places on it; null where the reader may not see papers. */
  show: ((key: string, places: readonly Place[]) => void) | null;
}

/** Where nothing can be opened, e.g. in sums that belong to several reports. */
export const closedDoors: ReportDoors = { explain: null, explained: new Set(), show: null };

export const ReportDoorsContext = createContext<ReportDoors>(closedDoors);
export const useReportDoors = (): ReportDoors => useContext(ReportDoorsContext);
