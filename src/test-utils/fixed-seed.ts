import * as fc from 'fast-check';

// Mutation tests need the same cases in each run, and one failing case is enough to kill a mutant.
fc.configureGlobal({ seed: 1, endOnFailure: true });
