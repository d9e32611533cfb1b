import { pictureSource, pictureSourceSet, placeholderSource } from './picture-source.ts';
import './picture.css';

type PictureProps = {
  /** An own media path. */
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Largest size that it is drawn at, in CSS pixels. */
  width: number;
  height: number;
  /** The `sizes` of the layout; the browser picks a width by it. */
  sizes?: string;
  /** The page's main picture: loaded first, and nothing before it. */
  priority?: boolean;
};

/** A picture that fills its box; the box gives the aspect, so nothing moves when it arrives. */
export function Picture({ src, alt, width, height, sizes, priority = false }: PictureProps) {
  const loading = priority ? 'eager' : 'lazy';
  return (
    <span className="picture">
      {!priority && (
        <img
          className="picture__blur"
          src={placeholderSource(src)}
          alt=""
          aria-hidden="true"
          loading="lazy"
          decoding="async"
        />
      )}
      <img
        src={pictureSource(src, width)}
        srcSet={pictureSourceSet(src, width)}
        sizes={sizes ?? `${width}px`}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding={priority ? 'sync' : 'async'}
      />
    </span>
  );
}
