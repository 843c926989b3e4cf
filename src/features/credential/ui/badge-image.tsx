import type { CertificateTrack } from '../../../core/assessment/certificate/award.ts';
import { CREDENTIAL_NAME } from '../../../core/assessment/credential/claims.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface BadgeImageProps {
  readonly track: CertificateTrack;
  readonly className?: string;
}

/** The badge of a track. The file has no signed badge in it: that one is a download. */
export function BadgeImage({ track, className }: BadgeImageProps) {
  const { t } = useTranslation('credential');
  return (
    <img
      src={`/images/badges/${track}.svg`}
      alt={`${CREDENTIAL_NAME}, ${t(`track.${track}`)}`}
      width={512}
      height={512}
      className={className}
    />
  );
}
