import { SESSION_TOKEN_KEY } from '@vesta/domain/storage-keys';
import { reportView } from '@vesta/texts/en/report-view';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { PreparedReports } from './prepared-reports.ts';

export interface ChromiumPrints {
  /** From the address to the PDF, as a service that prints with a browser would do it. */
  opened: number[];
  /** The page is there, and only the printing is counted. */
  printed: number[];
}

/** The result page of the running product, unfolded and printed by a browser that is already running. */
export async function printInChromium(
  address: string,
  { token, applicationId }: PreparedReports,
  rounds: number,
): Promise<ChromiumPrints> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/healthz`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_TOKEN_KEY, token] as const);
    const opened: number[] = [];
    const printed: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const from = performance.now();
      await page.goto(`${address}/en/rent/fill/${applicationId}/result`);
      await page.getByRole('button', { name: reportView.ReportView.Frame.UnfoldAll }).click();
      const ready = performance.now();
      await page.pdf({ format: 'A4', tagged: true });
      // The first one fills the caches.
      if (round > 0) {
        opened.push(performance.now() - from);
        printed.push(performance.now() - ready);
      }
    }
    return { opened, printed };
  } finally {
    await browser.close();
  }
}
