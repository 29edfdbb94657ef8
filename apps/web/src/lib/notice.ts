import { HOUSE_NOTICE_ID, type HouseNotice } from '@vesta/domain/house-notice';
import { DEFAULT_WHO_PAYS } from '@vesta/domain/payment/who-pays';

const nothing: HouseNotice = { marketingUrl: null, seals: [], sandbox: false, whoPays: DEFAULT_WHO_PAYS };

/** What the server wrote into the page about this installation; nothing when the page came from elsewhere. */
export function readHouseNotice(page: Document = document): HouseNotice {
  const text = page.getElementById(HOUSE_NOTICE_ID)?.textContent;
  try {
    return text ? { ...nothing, ...JSON.parse(text) } : nothing;
  } catch {
    return nothing;
  }
}
