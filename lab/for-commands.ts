/* What the commands use of the lab and of agents/: `load-lab.ts`. */
export { createEnv } from '../agents/env.ts';
export { judge, readRuns, results, seeds, summarise } from '../agents/tasks.ts';
export { FOOLISH_NAMES, tallyOf } from '../agents/players/foolish.ts';
export { answerSheet } from './src/faults/answer-sheet.ts';
export { formatHunt, parseHunt } from './src/hunt/hunt-options.ts';
export { pickFaults } from './src/hunt/pick-faults.ts';
export { TEMPLATES } from '../agents/tasks/all-templates.ts';
export { createTask, findTemplate } from '../agents/tasks/create-task.ts';
