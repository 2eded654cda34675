/* What the commands use of the lab: `../load-lab.ts`. */
export { createEnv } from '../package/env.ts';
export { judge, readRuns, results, seeds, summarise } from '../package/tasks.ts';
export { FOOLISH_NAMES, tallyOf } from './tasks/foolish.ts';
export { answerSheet } from './faults/answer-sheet.ts';
export { formatHunt, parseHunt } from './hunt/hunt-options.ts';
export { pickFaults } from './hunt/pick-faults.ts';
export { TEMPLATES } from './tasks/all-templates.ts';
export { createTask, findTemplate } from './tasks/create-task.ts';
