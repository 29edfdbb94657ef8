import report from './report.svg?no-inline';

/** A small picture of what is bought; the words beside it say the same. */
export function ReportDrawing() {
  return (
    <svg width="84" height="106" viewBox="0 0 150 190" aria-hidden="true">
      <use href={`${report}#report`} width="150" height="190" />
    </svg>
  );
}
