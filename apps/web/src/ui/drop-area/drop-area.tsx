import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './drop-area.module.css';

const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Files may be let go anywhere on what is inside. A help for the mouse: the same can be done by a button. */
export function DropArea({
  onFiles,
  hint,
  children,
}: {
  onFiles: (files: File[]) => void;
  /** Said while a file hangs over the area. */
  hint: string;
  children: ReactNode;
}) {
  const [isOver, setIsOver] = useState(false);
  // Entering a child leaves its parent: only the balance says whether the file is still above the area.
  const depth = useRef(0);
  const move = (event: DragEvent, step: number) => {
    if (!bringsFiles(event)) return;
    // One area may lie in another: the inner one has the say.
    event.stopPropagation();
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for those without a mouse
    <div
      className={classNames(styles.area, isOver && styles.over)}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => bringsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        depth.current = 0;
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <p className={styles.hint} aria-hidden="true">
          {hint}
        </p>
      )}
    </div>
  );
}
