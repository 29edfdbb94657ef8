// React reports updates outside act() only when it knows that it is under test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
