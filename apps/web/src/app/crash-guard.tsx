import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log.ts';
import { CrashPage } from '../pages/error-pages/crash-page.tsx';
import { isMissingFile, reloadWhenReachable } from './stale-build.ts';

/** Whatever breaks while drawing ends on a page that says so: never a blank one. */
export class CrashGuard extends Component<{ children: ReactNode }, { broken: boolean; isCutOff: boolean }> {
  override state = { broken: false, isCutOff: false };

  static getDerivedStateFromError(error: Error) {
    return { broken: true, isCutOff: isMissingFile(error) && !navigator.onLine };
  }

  override componentDidCatch(error: Error) {
    logFailure('the page broke', error);
    if (isMissingFile(error)) void reloadWhenReachable(() => this.setState({ isCutOff: true }));
  }

  override render() {
    return this.state.broken ? <CrashPage isCutOff={this.state.isCutOff} /> : this.props.children;
  }
}
