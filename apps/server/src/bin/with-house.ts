import { readConfig } from '../config/config.ts';
import { type OpenHouse, openHouse } from '../open-house.ts';

/** Opens the house for one errand, quietly, and closes it again. */
export async function withHouse<T>(errand: (house: OpenHouse) => Promise<T>): Promise<T> {
  const house = await openHouse(readConfig({ LOG_LEVEL: 'warn', ...process.env }));
  try {
    return await errand(house);
  } finally {
    await house.close();
  }
}
