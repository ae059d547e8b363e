import type { Grid } from './grid'

/** A point or a direction: x to the right, y down, z towards the viewer; lengths in pixels. */
export type Vector = readonly [number, number, number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scale = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => scale(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))

/** What is seen at each pixel from straight above: its height, its surface normal and a brightness of its own. */
export interface DepthScene {
  width: number
  height: number
  z: Float32Array
  nx: Float32Array
  ny: Float32Array
  nz: Float32Array
  glow: Float32Array
}

/** An empty scene: a flat floor at the given height. */
export function createScene(width: number, height: number, floor: number): DepthScene {
  const count = width * height
  return {
    width,
    height,
    z: new Float32Array(count).fill(floor),
    nx: new Float32Array(count),
    ny: new Float32Array(count),
    nz: new Float32Array(count).fill(1),
    glow: new Float32Array(count).fill(1),
  }
}

/** The heights of a scene as a grid. */
export const heights = (scene: DepthScene): Grid => ({
  width: scene.width,
  height: scene.height,
  data: scene.z,
})

/** Puts a ball into the scene. */
export function addSphere(scene: DepthScene, centre: Vector, radius: number, glow = 1): void {
  const [cx, cy, cz] = centre
  const { width, height } = scene
  for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(height - 1, cy + radius); y++) {
    for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(width - 1, cx + radius); x++) {
      const dx = (x - cx) / radius
      const dy = (y - cy) / radius
      const rest = 1 - dx * dx - dy * dy
      if (rest < 0) continue
      const dz = Math.sqrt(rest)
      const z = cz + dz * radius
      const i = y * width + x
      if (z <= (scene.z[i] ?? 0)) continue
      scene.z[i] = z
      scene.nx[i] = dx
      scene.ny[i] = dy
      scene.nz[i] = dz
      scene.glow[i] = glow
    }
  }
}

/** Puts a triangle into the scene; normals are blended between its corners. Both sides are seen. */
export function addTriangle(
  scene: DepthScene,
  a: Vector,
  b: Vector,
  c: Vector,
  na: Vector,
  nb: Vector,
  nc: Vector,
  glow = 1,
): void {
  const { width, height } = scene
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (area === 0) return
  const x0 = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0])))
  const x1 = Math.min(width - 1, Math.max(a[0], b[0], c[0]))
  const y0 = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1])))
  const y1 = Math.min(height - 1, Math.max(a[1], b[1], c[1]))
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      const w = 1 - u - v
      if (u < -1e-4 || v < -1e-4 || w < -1e-4) continue
      const z = a[2] * w + b[2] * u + c[2] * v
      const i = y * width + x
      if (z <= (scene.z[i] ?? 0)) continue
      let nx = na[0] * w + nb[0] * u + nc[0] * v
      let ny = na[1] * w + nb[1] * u + nc[1] * v
      let nz = na[2] * w + nb[2] * u + nc[2] * v
      const length = (Math.hypot(nx, ny, nz) || 1) * (nz < 0 ? -1 : 1)
      nx /= length
      ny /= length
      nz /= length
      scene.z[i] = z
      scene.nx[i] = nx
      scene.ny[i] = ny
      scene.nz[i] = nz
      scene.glow[i] = glow
    }
  }
}

/** Puts a flat polygon (convex, corners in order) into the scene. */
export function addFacet(scene: DepthScene, corners: readonly Vector[], glow = 1): void {
  const [a, b, c] = corners
  if (!a || !b || !c) return
  const n = unit(cross(add(b, scale(a, -1)), add(c, scale(a, -1))))
  for (let i = 1; i + 1 < corners.length; i++) {
    addTriangle(scene, a, corners[i] ?? a, corners[i + 1] ?? a, n, n, n, glow)
  }
}

/** Puts a curved sheet into the scene, given as a surface over the unit square. */
export function addSheet(
  scene: DepthScene,
  columns: number,
  rows: number,
  place: (u: number, v: number) => Vector,
  glow = 1,
): void {
  const points: Vector[] = []
  for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) points.push(place(i / columns, j / rows))
  const at = (i: number, j: number): Vector =>
    points[Math.min(rows, Math.max(0, j)) * (columns + 1) + Math.min(columns, Math.max(0, i))] ?? [0, 0, 0]
  const normals: Vector[] = []
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const n = unit(
        cross(add(at(i + 1, j), scale(at(i - 1, j), -1)), add(at(i, j + 1), scale(at(i, j - 1), -1))),
      )
      normals.push(n[2] < 0 ? scale(n, -1) : n)
    }
  }
  const normal = (i: number, j: number): Vector => normals[j * (columns + 1) + i] ?? [0, 0, 1]
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      addTriangle(
        scene,
        at(i, j),
        at(i + 1, j),
        at(i, j + 1),
        normal(i, j),
        normal(i + 1, j),
        normal(i, j + 1),
        glow,
      )
      addTriangle(
        scene,
        at(i + 1, j),
        at(i + 1, j + 1),
        at(i, j + 1),
        normal(i + 1, j),
        normal(i + 1, j + 1),
        normal(i, j + 1),
        glow,
      )
    }
  }
}

/** Puts a round tube between points into the scene. */
export function addTube(scene: DepthScene, path: readonly Vector[], radius: number, glow = 1): void {
  const sides = 20
  addSheet(
    scene,
    path.length - 1,
    sides,
    (u, v) => {
      const i = Math.min(path.length - 1, Math.round(u * (path.length - 1)))
      const here = path[i] ?? [0, 0, 0]
      const along = unit(
        add(path[Math.min(path.length - 1, i + 1)] ?? here, scale(path[Math.max(0, i - 1)] ?? here, -1)),
      )
      const side = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
      const up = cross(side, along)
      // Only the half that faces the viewer is made; the other half is never seen.
      const angle = Math.PI * (v * 1.1 - 0.05)
      return add(here, add(scale(side, Math.cos(angle) * radius), scale(up, Math.sin(angle) * radius)))
    },
    glow,
  )
}
