import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonLook } from '../button/button-class.ts';
import type { IconName } from '../icon/icon-names.ts';

type FileButtonProps = ButtonLook & {
  icon?: IconName;
  accept: string;
  /** Opens the camera that looks away from the person, where there is one. */
  camera?: boolean;
  several?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
  'aria-describedby'?: string;
};

/** A button that opens the file dialog or the camera. */
export function FileButton({ accept, camera = false, several = true, onFiles, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={several && !camera}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after it was deleted.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
