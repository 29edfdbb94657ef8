import type { HouseNotice } from '@vesta/domain/house-notice';
import { DEFAULT_WHO_PAYS } from '@vesta/domain/payment/who-pays';
import { useSyncExternalStore } from 'react';
import { readHouseNotice } from './notice.ts';

const neverChanges = () => () => {};
let read: HouseNotice | null = null;

const asRead = (): HouseNotice => {
  read ??= readHouseNotice();
  return read;
};

/** The build draws the first page without knowing the house: nothing but the simulation is certain then. */
const plain: HouseNotice = { marketingUrl: null, seals: [], sandbox: false, whoPays: DEFAULT_WHO_PAYS };
const simulated: HouseNotice = { ...plain, sandbox: true };
const asDrawn = (): HouseNotice => (readHouseNotice().sandbox ? simulated : plain);

/** What the server says about this installation; while a drawn page wakes up, what it was drawn with. */
export const useHouseNotice = (): HouseNotice => useSyncExternalStore(neverChanges, asRead, asDrawn);
