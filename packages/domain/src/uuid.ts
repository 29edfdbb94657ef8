const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids are asked for their shape before they reach the database or a route: anything else is simply unknown. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);
