import type { House } from '../../house.ts';

/** How far the clock of this process and that of the database are from each other. */
export async function clocksApartMs({ database, clock }: Pick<House, 'database' | 'clock'>): Promise<number> {
  const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now');
  return Math.abs((rows[0]?.now.getTime() ?? 0) - clock.now().getTime());
}
