import { configure } from '@testing-library/react';
import { PATIENCE_MS } from '../../../scripts/lib/patience.ts';

// React reports updates outside act() only when it knows that it is under test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// The default is a second, which is not enough beside others on a busy machine.
configure({ asyncUtilTimeout: PATIENCE_MS });
