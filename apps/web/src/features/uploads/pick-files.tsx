import { acceptAttribute, acceptedFormats, contentTypes } from '@vesta/domain/documents/formats';
import type { DocumentType } from '@vesta/domain/documents/types';
import { useTranslations } from 'use-intl';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import styles from './pick-files.module.css';
import { useIsPhone } from './use-is-phone.ts';

interface PickFilesProps {
  type: DocumentType;
  /** What the button says; without it, that a file can be chosen. */
  label?: string;
  /** The button that matters most on the page is filled. */
  isMain?: boolean;
  several?: boolean;
  onFiles: (files: File[]) => void;
}

const takesPictures = (type: DocumentType) => acceptedFormats(type).includes('jpeg');

/** The ways to a file: on phones the camera first, where a picture will do. */
export function PickFiles({ type, label, isMain = false, several = true, onFiles }: PickFilesProps) {
  const t = useTranslations('Uploads');
  const isPhone = useIsPhone();
  const withCamera = isPhone && takesPictures(type);
  return (
    <div className={styles.ways}>
      {withCamera && (
        <FileButton
          icon="camera"
          kind={isMain ? 'primary' : 'second'}
          accept={contentTypes.jpeg}
          camera
          onFiles={onFiles}
        >
          {t('TakePhoto')}
        </FileButton>
      )}
      <FileButton
        icon="upload"
        kind={isMain && !withCamera ? 'primary' : 'second'}
        accept={acceptAttribute(type)}
        several={several}
        onFiles={onFiles}
      >
        {label ?? t('ChooseFile')}
      </FileButton>
    </div>
  );
}
