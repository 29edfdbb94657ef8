import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log.ts';
import { CrashPage } from '../pages/error-pages/crash-page.tsx';
import { reloadWhenStale } from './stale-build.ts';

/** Whatever breaks while drawing ends on a page that says so: never a blank one. */
export class CrashGuard extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error) {
    logFailure('the page broke', error);
    reloadWhenStale(error);
  }

  override render() {
    return this.state.broken ? <CrashPage /> : this.props.children;
  }
}
