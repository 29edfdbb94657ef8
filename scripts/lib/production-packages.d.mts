interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Every installed package that a workspace needs to run, as paths of the lock file. */
export function productionPackages(packages: Record<string, LockedPackage>, workspace: string): string[];
