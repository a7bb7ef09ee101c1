import type { CSSProperties } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  aspectRatio?: CSSProperties['aspectRatio']
  className?: string
}

/** Keeps the room of what is coming, in its shape. */
export function Skeleton({ width = '100%', height, aspectRatio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={joinClasses(styles.skeleton, className)}
      style={{ width, height: height ?? (aspectRatio ? undefined : '1em'), aspectRatio }}
    />
  )
}
