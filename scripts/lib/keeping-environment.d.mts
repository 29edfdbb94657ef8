export function keepingEnvironment<Result>(work: () => Promise<Result>): Promise<Result>;
