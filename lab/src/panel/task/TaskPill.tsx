import { useStore } from 'zustand';
import type { Lab } from '../../create-lab.ts';
import type { RunningTask } from '../../../../agents/page/running-task.ts';
import { Pill } from '../pill/Pill.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useProgress } from './use-progress.ts';

export interface TaskProps {
  readonly lab: Lab;
  readonly task: RunningTask;
}

/** The folded panel of a task: its goal and progress, and the answer. `onOpen` opens the panel. */
export function TaskPill({ lab, task, onOpen }: TaskProps & { readonly onOpen: () => void }) {
  const { ended } = useStore(task.state);
  const progress = useProgress(lab, task);
  return (
    <Pill
      summary={`Task · ${progress}`}
      onOpen={onOpen}
      text={task.brief.goal}
      actions={<AnswerForm task={task} />}
      isOver={ended !== null}
    />
  );
}
