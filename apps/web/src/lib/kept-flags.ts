import type { Route } from './route.ts';
import { hideNav } from './session.ts';

/** What the address says, with the flags of an earlier one: steps lead to addresses that do not repeat them. */
export function withKeptFlags(route: Route, search: string): Route {
  if (new URLSearchParams(search).has('hideNav')) hideNav.keep(route.hideNav);
  return { ...route, hideNav: hideNav.isOn() };
}
