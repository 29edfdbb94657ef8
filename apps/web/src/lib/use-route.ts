import { createContext, useContext } from 'react';
import type { Route } from './route.ts';

export const RouteContext = createContext<Route | null>(null);

export function useRoute(): Route {
  const route = useContext(RouteContext);
  if (!route) throw new Error('useRoute needs the route of the page around it');
  return route;
}
